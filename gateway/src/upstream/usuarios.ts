import { orRead } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toUsuario, writeObjetivo } from './models/usuario.ts'
import type { ObjetivoPrincipal, Papel, Usuario } from './models/usuario.ts'
import { toForm } from './transport/request.ts'
import type { Request } from './transport/request.ts'

export interface MudancaDePerfil {
  nome: string
  sobre: string | null
  papel: Papel
  /** From here on only if the profile's `edicaoCompleta`; null keeps the current value. */
  curso: string | null
  periodoDeInicio: string | null
  objetivoPrincipal: ObjetivoPrincipal | null
}

export type Usuarios = ReturnType<typeof createUsuarios>

export function createUsuarios(request: Request) {
  const refusals = [400, 409, 413, 415, 422]
  return {
    get: (codigo: string): Promise<Usuario | null> => request.find(`/users/${codigo}`, toUsuario),
    update(codigo: string, change: MudancaDePerfil): Promise<Usuario | Refusal | Error> {
      const json = {
        usuario: change.nome,
        sobre: change.sobre,
        ehaluno: change.papel === 'ESTUDANTE',
        curso: change.curso ?? undefined,
        periodo_inicio: change.periodoDeInicio ?? undefined,
        objetivo_principal: writeObjetivo(change.objetivoPrincipal),
      }
      const write = request.write({ method: 'PUT', path: `/users/${codigo}`, json, refusals }, toUsuario)
      return orRead(write, () => this.get(codigo))
    },
    /** Null once it is saved, or why the image was refused. */
    async sendAvatar(codigo: string, image: File): Promise<Refusal | null> {
      return request.change({ method: 'POST', path: `/users/${codigo}/avatar`, form: await toForm(image), refusals })
    },
    /** Succeeds also without a portrait. */
    async removeAvatar(codigo: string): Promise<void> {
      await request.change({ method: 'DELETE', path: `/users/${codigo}/avatar`, refusals: [404] })
    },
  }
}
