import { theme } from '../ui/theme.css.ts'

/** A four-pointed spark of a drawing, about its centre. */
export const Estrela = ({ x, y, raio }: { x: number; y: number; raio: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${raio})`}
    d="M0 -1C.12 -.28 .28 -.12 1 0C.28 .12 .12 .28 0 1C-.12 .28 -.28 .12 -1 0C-.28 -.12 -.12 -.28 0 -1Z"
    fill={theme.color.tone.accent.solid}
  />
)
