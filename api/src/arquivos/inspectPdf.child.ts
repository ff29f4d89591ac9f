import { answerParent } from '../apart/child.ts'
import { inspectPdf } from './inspectPdf.ts'

/* Inspects one PDF in a process apart: whatever it does, it does to this process alone. */

answerParent(async pdf => ({ recusa: inspectPdf(Buffer.from(pdf)) }))
