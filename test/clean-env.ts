/**
 * The environment of a test's process, without variables that the product reads. The tests must not
 * write into a school's database because its DATABASE_URL is set.
 */
export function cleanEnv(): Record<string, string> {
  const passed = [
    'PATH',
    'HOME',
    'TMPDIR',
    'NODE_COMPILE_CACHE',
    // The tests' school, and where the journeys have built its site.
    'NODE_OPTIONS',
    'DEFAULT_DOCUMENTS',
    'SITE_FOLDER',
  ];
  return Object.fromEntries(
    passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}
