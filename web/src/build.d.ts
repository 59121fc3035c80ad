/** The version of the program that the page was built with. */
declare const ENGAWA_VERSION: string;
/** What the engine's rules do, in one number: a digest of tests/signature.txt. */
declare const ENGAWA_SIGNATURE: string;

/** What cards tell beside their rules, by their names (tools/lore.ts). */
declare module '*/susanoo.toml' {
  const lore: Readonly<Record<string, string>>;
  export default lore;
}
