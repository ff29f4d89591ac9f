import { type DragEvent, lazy, type Ref, Suspense, useState } from 'react'
import * as styles from './AreaDeArquivo.css.ts'

/** Lazy: most visits are to a transcript that was imported. */
const CenaHistorico = lazy(() =>
  import('../../ui/cena/CenaHistorico.tsx').then(module => ({ default: module.CenaHistorico })),
)

type Props = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  disabled: boolean
  ref: Ref<HTMLInputElement>
  onArquivo: (arquivo: File) => void
}

/** An area to drop or choose a PDF. The browser's file input covers all of it. */
export const AreaDeArquivo = ({ onArquivo, ...control }: Props) => {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const arquivo = files?.[0]
    if (arquivo) onArquivo(arquivo)
  }
  const handleDrag = (event: DragEvent) => {
    // Otherwise the browser would navigate to the file.
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
      <Convite />
      <input
        type="file"
        accept="application/pdf,.pdf"
        {...control}
        // Lets the user choose the same file again.
        onClick={event => (event.currentTarget.value = '')}
        onChange={event => take(event.currentTarget.files)}
        className={styles.input}
      />
    </div>
  )
}

const Convite = () => (
  <>
    <span className={styles.cena}>
      <Suspense>
        <CenaHistorico />
      </Suspense>
    </span>
    <span className={styles.words}>
      <strong>Escolha o PDF</strong>
      <span className={styles.hint}>ou arraste o arquivo até aqui</span>
    </span>
  </>
)
