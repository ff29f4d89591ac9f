import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Heading } from '../../ui/text/Heading.tsx'

/** The heading of the vaga beside the list, which takes the focus after a press in the list. */
export const VagaPaneTitulo = ({ titulo, tag }: { titulo: string; tag?: ReactNode }) => {
  const heading = useFocusOnPress()
  return (
    <>
      {tag ? <div>{tag}</div> : null}
      <Heading level={2} id="vaga-pane" ref={heading}>
        {titulo}
      </Heading>
    </>
  )
}

/** A reload, a link to the list, or a vaga that nobody opened leaves the focus where it is. */
function useFocusOnPress() {
  const ref = useRef<HTMLHeadingElement>(null)
  const [params] = useSearchParams()
  const pressed = params.get('vaga')
  useEffect(() => {
    if (pressed && document.activeElement?.closest('#resultados')) ref.current?.focus({ preventScroll: true })
  }, [pressed])
  return ref
}
