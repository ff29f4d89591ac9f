import { answerParent } from '../childProcess/child.ts'
import { inspectPdf } from './inspectPdf.ts'

/* Inspects one PDF in a child process: whatever it does, it does to this process alone. */

answerParent(async pdf => ({ reason: inspectPdf(Buffer.from(pdf)) }))
