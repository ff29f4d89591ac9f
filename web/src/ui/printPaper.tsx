import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as styles from './printPaper.css.ts'

/**
 * Prints a paper in place of the page; the browser's dialog can also save a PDF. It stays in the document until the dialog
 * closes, because a phone renders it after `print` returned.
 */
export function printPaper(content: ReactNode): void {
  const paper = document.createElement('div')
  paper.className = styles.root
  const root = createRoot(paper)
  flushSync(() => root.render(content))
  document.body.append(paper)
  const handleEnd = () => {
    root.unmount()
    paper.remove()
  }
  window.addEventListener('afterprint', handleEnd, { once: true })
  window.print()
}
