import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { Button } from './form/Button.tsx'
import { TextInput } from './form/TextInput.tsx'
import * as styles from './SearchForm.css.ts'

type Props = {
  label: string
  placeholder: string
  /** In characters. */
  maxLength: number
  value: string
  onChange: (value: string) => void
  /** Enter or the button. */
  onSearch: () => void
  /** This text is being searched: the button does not search again. Another text can be searched meanwhile. */
  busy: boolean
}

/** A search box with its button. */
export const SearchForm = ({ label, value, onChange, onSearch, busy, ...input }: Props) => {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <search>
      <form onSubmit={handleSubmit} className={styles.root}>
        <div className={styles.input}>
          <TextInput
            {...input}
            type="search"
            enterKeyHint="search"
            aria-label={label}
            icon={<Search size={20} />}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        </div>
        <Button type="submit" look="secondary" busy={busy}>
          Buscar
        </Button>
      </form>
    </search>
  )
}
