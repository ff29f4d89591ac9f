import { encode } from 'uqr'

/** Modules of white around the code, which readers need. */
const border = 4

type Props = {
  text: string
  /** Without one, the text is beside it. */
  label?: string
}

/** A QR code as wide as its parent, black on white also in the dark theme and where colours are not printed. */
export const Qr = ({ text, label }: Props) => {
  const { size, data } = encode(text, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      display="block"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
