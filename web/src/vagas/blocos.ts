/** A list item, as people type it: '- item', '• item', '* item'. */
const item = /^\s*[-–•*]\s+(?=\S)/

/** The lines of a text: a paragraph each, and consecutive ones that begin with a dash as one list. */
export function toBlocos(text: string): (string | string[])[] {
  const blocos: (string | string[])[] = []
  for (const line of text.split(/\r?\n/).filter(each => each.trim())) {
    const last = blocos.at(-1)
    if (!item.test(line)) blocos.push(line)
    else if (Array.isArray(last)) last.push(line.replace(item, ''))
    else blocos.push([line.replace(item, '')])
  }
  return blocos
}
