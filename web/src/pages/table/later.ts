// What a table needs only when it is opened, in one file.
export { default as Graph } from './Graph.svelte';
export { default as Panel } from './Panel.svelte';
export { default as ResultActs } from './ResultActs.svelte';
export { default as TypeMove } from './TypeMove.svelte';
