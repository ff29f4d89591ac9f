/**
 * The square to cut out of an image. `zoom` starts at 1, which is the whole shorter side. `x` and `y` go from 0 to 1: the
 * position of the square along the free space of each axis.
 */
export type Recorte = { zoom: number; x: number; y: number }

/** In pixels of the image. */
export type Tamanho = { width: number; height: number }
export type Quadrado = { left: number; top: number; side: number }

export const maiorZoom = 4

/** The whole shorter side, centred. */
export const recorteInicial: Recorte = { zoom: 1, x: 0.5, y: 0.5 }

/** The square in pixels of the image; always inside the image. */
export function toQuadrado({ zoom, x, y }: Recorte, { width, height }: Tamanho): Quadrado {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The square after dragging the image right and down; 1 is a whole side of the square. */
export function drag(recorte: Recorte, tamanho: Tamanho, right: number, down: number): Recorte {
  const { side } = toQuadrado(recorte, tamanho)
  const along = (at: number, slack: number, by: number) => (slack > 0 ? within(at - (by * side) / slack) : at)
  return {
    zoom: recorte.zoom,
    x: along(recorte.x, tamanho.width - side, right),
    y: along(recorte.y, tamanho.height - side, down),
  }
}

/** The square at another zoom, with the same centre. */
export function zoomTo(recorte: Recorte, tamanho: Tamanho, zoom: number): Recorte {
  const before = toQuadrado(recorte, tamanho)
  const side = Math.min(tamanho.width, tamanho.height) / zoom
  const along = (at: number, start: number, length: number) =>
    length > side ? within((start + before.side / 2 - side / 2) / (length - side)) : at
  return {
    zoom,
    x: along(recorte.x, before.left, tamanho.width),
    y: along(recorte.y, before.top, tamanho.height),
  }
}

const within = (position: number) => Math.min(1, Math.max(0, position))

/** Side of the uploaded portrait, in pixels. */
const outputSide = 512

/** The square of a loaded image as a new file; null if the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, recorte: Recorte): Promise<File | null> {
  const { left, top, side } = toQuadrado(recorte, { width: image.naturalWidth, height: image.naturalHeight })
  const canvas = document.createElement('canvas')
  canvas.width = outputSide
  canvas.height = outputSide
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, outputSide, outputSide)
  // A browser that cannot write WebP returns a PNG; the API accepts both.
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.9))
  return blob && new File([blob], 'foto', { type: blob.type })
}
