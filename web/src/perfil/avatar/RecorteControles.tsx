import { useId } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './RecorteControles.css.ts'
import { zoomTo, maiorZoom, type Recorte, type Tamanho } from './recorte.ts'

type Props = {
  tamanho: Tamanho
  recorte: Recorte
  onChange: (recorte: Recorte) => void
}

/** Zoom and position of the crop by three sliders, for the keyboard too. */
export const RecorteControles = ({ tamanho, recorte, onChange }: Props) => (
  <Stack gap="xsmall">
    <Controle
      label="Ampliação"
      min={1}
      max={maiorZoom}
      value={recorte.zoom}
      onChange={zoom => onChange(zoomTo(recorte, tamanho, zoom))}
    />
    <Controle label="Posição horizontal" value={recorte.x} onChange={x => onChange({ ...recorte, x })} />
    <Controle label="Posição vertical" value={recorte.y} onChange={y => onChange({ ...recorte, y })} />
  </Stack>
)

type ControleProps = { label: string; min?: number; max?: number; value: number; onChange: (value: number) => void }

const Controle = ({ label, min = 0, max = 1, value, onChange }: ControleProps) => {
  const id = useId()
  return (
    <div>
      <Text as="div" size="small" weight="medium">
        <label htmlFor={id}>{label}</label>
      </Text>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={value}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={event => onChange(Number(event.target.value))}
        className={styles.range}
      />
    </div>
  )
}
