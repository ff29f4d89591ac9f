import { type Dispatch, type PointerEvent, type RefObject, type SetStateAction, useEffect, useRef } from 'react'
import * as styles from './RecorteQuadro.css.ts'
import { drag, type Quadrado, type Recorte, type Tamanho, toQuadrado } from './recorte.ts'

type Props = {
  ref: RefObject<HTMLImageElement | null>
  imagem: File
  /** Null until the image has loaded. */
  tamanho: Tamanho | null
  recorte: Recorte
  onChange: Dispatch<SetStateAction<Recorte>>
  onLoad: (tamanho: Tamanho) => void
  onError: () => void
}

/** The square frame with the image, which the pointer drags. For the keyboard there is RecorteControles. */
export const RecorteQuadro = ({ ref, imagem, tamanho, recorte, onChange, onLoad, onError }: Props) => {
  useEffect(() => {
    const url = URL.createObjectURL(imagem)
    if (ref.current) ref.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [ref, imagem])
  const pull = usePull((right, down) => {
    // Pointer events may come faster than renders.
    if (tamanho) onChange(current => drag(current, tamanho, right, down))
  })
  return (
    <div className={styles.root} {...pull}>
      <img
        ref={ref}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onLoad({ width: naturalWidth, height: naturalHeight })
        }
        onError={onError}
        className={styles.image}
        style={tamanho ? positionOf(toQuadrado(recorte, tamanho), tamanho) : undefined}
      />
      <div className={styles.circle} />
    </div>
  )
}

/** Calls back with the distance of a drag, as a fraction of the frame's side. */
function usePull(onPull: (right: number, down: number) => void) {
  const held = useRef<{ x: number; y: number } | null>(null)
  const release = () => {
    held.current = null
  }
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
      currentTarget.setPointerCapture(pointerId)
      held.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
      const from = held.current
      if (!from) return
      held.current = { x: clientX, y: clientY }
      onPull((clientX - from.x) / currentTarget.clientWidth, (clientY - from.y) / currentTarget.clientHeight)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

/** Positions the image so that the square fills the frame. */
function positionOf({ left, top, side }: Quadrado, { width, height }: Tamanho) {
  const percent = (pixels: number) => `${(pixels / side) * 100}%`
  return { width: percent(width), height: percent(height), left: percent(-left), top: percent(-top) }
}
