import { FileUp } from 'lucide-react'
import { type DragEvent, type Ref, useState } from 'react'
import * as styles from './AreaDeArquivo.css.ts'

type Props = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  disabled: boolean
  ref: Ref<HTMLInputElement>
  onArquivo: (arquivo: File) => void
}

/** Where a PDF is dropped, or chosen by pointer or keyboard: the browser's own file input fills the whole area. */
export const AreaDeArquivo = ({ onArquivo, ...control }: Props) => {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const arquivo = files?.[0]
    if (arquivo) onArquivo(arquivo)
  }
  const handleDrag = (event: DragEvent) => {
    // Else the browser would open the file in place of the page.
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const handleDrop = (event: DragEvent) => {
    handleDrag(event)
    if (!control.disabled) take(event.dataTransfer.files)
  }
  return (
    <div
      data-over={isOver || undefined}
      data-disabled={control.disabled || undefined}
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
      className={styles.root}
    >
      <FileUp size={28} aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <strong>Escolha o PDF</strong>
        <span className={styles.hint}>ou arraste o arquivo até aqui</span>
      </span>
      <input
        type="file"
        accept="application/pdf,.pdf"
        {...control}
        // The same file again is a choice too.
        onClick={event => (event.currentTarget.value = '')}
        onChange={event => take(event.currentTarget.files)}
        className={styles.input}
      />
    </div>
  )
}
