import css from './SearchField.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onType: (text: string) => void
}

/** At the top of a list, and stays there. */
export function SearchField({ label, hint, value, onType }: SearchFieldProps) {
  return (
    <search className={css.search}>
      <input
        type="search"
        aria-label={label}
        placeholder={`${label}: ${hint}`}
        value={value}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </search>
  )
}
