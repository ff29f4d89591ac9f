import { type Recorte, toQuadrado } from './recorte.ts'

/** Side of the portrait that is sent, in pixels. */
const lado = 512

/** The cut of a loaded image as a file of its own; null where the browser cannot draw it. */
export async function recortar(image: HTMLImageElement, recorte: Recorte): Promise<File | null> {
  const { left, top, side } = toQuadrado(recorte, { width: image.naturalWidth, height: image.naturalHeight })
  const canvas = document.createElement('canvas')
  canvas.width = lado
  canvas.height = lado
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, lado, lado)
  // A browser that cannot write WebP gives a PNG instead; the API takes both.
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.9))
  return blob && new File([blob], 'foto', { type: blob.type })
}
