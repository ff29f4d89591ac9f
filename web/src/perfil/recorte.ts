/** The square that is cut out of an image. `x` and `y` are its place along the room that it has, 0 to 1; `zoom` from 1. */
export type Recorte = { zoom: number; x: number; y: number }

/** Pixels of the image. */
export type Tamanho = { width: number; height: number }
export type Quadrado = { left: number; top: number; side: number }

export const maiorZoom = 4

/** All of the shorter side, from the middle. */
export const recorteInicial: Recorte = { zoom: 1, x: 0.5, y: 0.5 }

/** The square in pixels of the image, always within it. */
export function toQuadrado({ zoom, x, y }: Recorte, { width, height }: Tamanho): Quadrado {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The cut after the image was pulled by so much of the square's side: 1 is the whole frame to the right, or down. */
export function puxar(recorte: Recorte, tamanho: Tamanho, right: number, down: number): Recorte {
  const { side } = toQuadrado(recorte, tamanho)
  const along = (place: number, room: number, by: number) => (room > 0 ? within(place - (by * side) / room) : place)
  return {
    zoom: recorte.zoom,
    x: along(recorte.x, tamanho.width - side, right),
    y: along(recorte.y, tamanho.height - side, down),
  }
}

/** The cut closer or further around the same middle. */
export function ampliar(recorte: Recorte, tamanho: Tamanho, zoom: number): Recorte {
  const before = toQuadrado(recorte, tamanho)
  const side = Math.min(tamanho.width, tamanho.height) / zoom
  const along = (place: number, start: number, length: number) =>
    length > side ? within((start + before.side / 2 - side / 2) / (length - side)) : place
  return {
    zoom,
    x: along(recorte.x, before.left, tamanho.width),
    y: along(recorte.y, before.top, tamanho.height),
  }
}

const within = (place: number) => Math.min(1, Math.max(0, place))
