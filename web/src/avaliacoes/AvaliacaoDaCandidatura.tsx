import type { Avaliacao } from '../minhasVagas/candidatos.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Anotacoes } from './Anotacoes.tsx'
import { Etiquetas } from './Etiquetas.tsx'
import { Nota } from './Nota.tsx'
import { useAvaliar } from './useAvaliar.ts'

type Props = {
  /** Global id of the candidatura. */
  id: string
  /** Who applied. */
  nome: string
  avaliacao: Avaliacao
  /** The labels used on the vaga. */
  sugestoes: readonly string[]
}

/** What the professor keeps for themselves of a candidatura: rating, labels and notes. */
export const AvaliacaoDaCandidatura = ({ id, nome, avaliacao, sugestoes }: Props) => {
  const { nota, etiquetas, escolher, recusa } = useAvaliar(id, avaliacao)
  return (
    <>
      <Nota nome={nome} nota={nota} onNota={next => escolher({ nota: next })} />
      <Etiquetas
        nome={nome}
        etiquetas={etiquetas}
        sugestoes={sugestoes}
        onEtiquetas={next => escolher({ etiquetas: next })}
      />
      {recusa ? (
        <Notice
          tone="danger"
          title="A avaliação não foi salva"
          live
          actions={
            <Button look="secondary" shape="compact" onClick={() => escolher({})}>
              Tentar novamente
            </Button>
          }
        >
          {recusa}
        </Notice>
      ) : null}
      <Anotacoes id={id} nome={nome} total={avaliacao.totalDeAnotacoes} />
    </>
  )
}
