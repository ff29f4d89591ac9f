import type { Avaliacao } from '../candidatos/candidatos.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import * as styles from './AvaliacaoDaCandidatura.css.ts'
import { Anotacoes } from './Anotacoes.tsx'
import { Etiquetas } from './Etiquetas.tsx'
import { Nota } from './Nota.tsx'
import { useAtalhosDaNota } from './useAtalhosDaNota.ts'
import { useAvaliar } from './useAvaliar.ts'

type Props = {
  /** Global id of the candidatura. */
  id: string
  /** Name of the candidate. */
  nome: string
  avaliacao: Avaliacao
  /** The etiquetas used on the vaga. */
  sugestoes: readonly string[]
}

/** The nota, etiquetas and anotacoes of a candidatura, which only the managers of the vaga see. */
export const AvaliacaoDaCandidatura = ({ id, nome, avaliacao, sugestoes }: Props) => {
  const { nota, etiquetas, escolher, refusal } = useAvaliar(id, avaliacao)
  useAtalhosDaNota(next => escolher({ nota: next }))
  return (
    <div className={styles.root}>
      <Nota nome={nome} nota={nota} onNota={next => escolher({ nota: next })} />
      <Etiquetas
        nome={nome}
        etiquetas={etiquetas}
        sugestoes={sugestoes}
        onEtiquetas={next => escolher({ etiquetas: next })}
      />
      {refusal ? (
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
          {refusal}
        </Notice>
      ) : null}
      <Anotacoes id={id} nome={nome} total={avaliacao.totalDeAnotacoes} />
    </div>
  )
}
