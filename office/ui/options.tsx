/** The options of a `SelectField`: each value with its name. */
export function Options({ of }: { of: readonly (readonly [value: string, name: string])[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
