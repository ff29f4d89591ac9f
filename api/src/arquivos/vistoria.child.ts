import { answerParent } from '../child.ts'
import { vistoriar } from './vistoria.ts'

/* Looks through one PDF, apart from the requests: whatever it does to this process, it does to this process alone. */

answerParent(async pdf => ({ recusa: vistoriar(Buffer.from(pdf)) }))
