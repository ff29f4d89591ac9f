/** The body of a form with one file, under a false name and a false type. */
export const toMultipart = async (
  bytes: Buffer,
  field = 'file',
): Promise<{ body: Buffer; headers: Record<string, string> }> => {
  const form = new FormData()
  form.append(field, new File([bytes], 'arquivo.txt', { type: 'text/plain' }))
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
