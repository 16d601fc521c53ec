/**
 * What a process of a test inherits from the shell: nothing that the product reads. Whoever runs
 * the tests where a school's DATABASE_URL is set must not have them fill its database.
 */
export function cleanEnv(): Record<string, string> {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS'];
  return Object.fromEntries(
    passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}
