import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'

/** The list (VagasSecao.tsx). */
const results = '#resultados'

/** The heading of the vaga beside the list, which takes the focus after a press, and the button to close it. */
export const TituloAoLado = ({ titulo, tag }: { titulo: string; tag?: ReactNode }) => {
  const heading = useFocusOnPress()
  const fechar = useFechar()
  return (
    <>
      <Cluster justify="between">
        <span>{tag}</span>
        <IconButton label="Fechar" icon={<X size={20} aria-hidden="true" />} onClick={fechar} />
      </Cluster>
      <Heading level={2} id="ao-lado" ref={heading}>
        {titulo}
      </Heading>
    </>
  )
}

/** After a press in the list. A reload, or a link to the list, leaves the focus where it is. */
function useFocusOnPress() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.closest(results)) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

/** What uses Escape for itself. */
const usesEscape = 'input, textarea, select, dialog, header, [role=menu]'

/** Closes the vaga, also by Escape. The focus returns to its row, or to the list. */
function useFechar() {
  const [, setParams] = useSearchParams()
  const fechar = () => {
    const list = document.querySelector<HTMLElement>(results)
    ;(list?.querySelector<HTMLElement>('[aria-current] h3 a') ?? list)?.focus()
    const without = (params: URLSearchParams) => {
      params.delete('vaga')
      return params
    }
    setParams(without, { replace: true, preventScrollReset: true })
  }
  const handleKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as Element).closest(usesEscape)) fechar()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return fechar
}
