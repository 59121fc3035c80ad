// Written by tools/art/build.mjs. Do not edit.
export const mark = '<path d="M2 3h28v3H2zM4 6h2.5v20H4zM25.5 6H28v20h-2.5zM14 6h3v20h-3zM6.5 12H14v1.6H6.5zM6.5 19H14v1.6H6.5zM9.5 6h1.6v20H9.5z"/><circle cx="21.2" cy="22.5" r="3.5"/><path d="M0 26h32v3H0z"/>';
