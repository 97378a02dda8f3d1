/** Heads of a table’s columns, by their names. */
export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ))
}
