/** What a release does to the kept documents. Documents are maps of ids to texts. */

const daysKept = 90
const fewestKept = 3
const pattern = /^(\d{4}-\d\d-\d\d)(?:\.(\d+))?\.json$/

/** Whether a file of gateway/releases holds the documents of a release. */
export const isRelease = name => pattern.test(name)

/**
 * The files as they are to be after a release of `current` on the day `today` (YYYY-MM-DD), oldest first, as a map of
 * names to documents. Each document is in the file of the last release that had it, so a file's documents came out of
 * use with the next file. They are kept for 90 days from then; the newest three files always.
 */
export function planRelease(files, current, today) {
  const names = Object.keys(files).toSorted(byAge)
  const newest = files[names.at(-1)] ?? {}
  const isNew = Object.keys(current).some(id => !Object.hasOwn(newest, id))
  const older = isNew
    ? names.map(name => [name, without(files[name], current)])
    : names.map(name => [name, files[name]])
  const all = isNew ? [...older, [nextName(names, today), sorted(current)]] : older
  const kept = all.filter(([, documents]) => Object.keys(documents).length > 0)
  return Object.fromEntries(kept.filter((_, index) => !isOver(kept, index, today)))
}

function isOver(kept, index, today) {
  if (index >= kept.length - fewestKept) return false
  const [replacedOn] = pattern.exec(kept[index + 1][0]).slice(1)
  return (Date.parse(today) - Date.parse(replacedOn)) / 86_400_000 > daysKept
}

function byAge(a, b) {
  const [dayA, numberA = 1] = pattern.exec(a).slice(1)
  const [dayB, numberB = 1] = pattern.exec(b).slice(1)
  return dayA === dayB ? numberA - numberB : dayA < dayB ? -1 : 1
}

/** A second release of the day is `<day>.2.json`. */
function nextName(names, today) {
  const ofToday = names.filter(name => name.startsWith(today)).map(name => Number(pattern.exec(name)[2] ?? 1))
  return ofToday.length === 0 ? `${today}.json` : `${today}.${Math.max(...ofToday) + 1}.json`
}

const without = (documents, others) =>
  Object.fromEntries(Object.entries(documents).filter(([id]) => !Object.hasOwn(others, id)))

const sorted = documents => Object.fromEntries(Object.entries(documents).toSorted(([a], [b]) => (a < b ? -1 : 1)))
