import { Qr } from '../../ui/Qr.tsx'
import * as styles from './Folha.css.ts'

/** What a poster says of a vaga. */
export type Cartaz = {
  instituicao: string
  /** Address of the institution's logo; null without one. */
  logo: string | null
  tipo: string
  titulo: string
  fatos: readonly { nome: string; valor: string }[]
  /** The page that everybody may read. */
  address: string
}

/** Characters from which a title is set smaller, so that a poster stays one page. */
const longo = 70

/** A poster of one A4 page, for a wall and a printer without colours. */
export const Folha = ({ instituicao, logo, tipo, titulo, fatos, address }: Cartaz) => (
  <article className={styles.root}>
    <header className={styles.marca}>
      {logo ? <img src={logo} alt="" className={styles.logo} /> : null}
      <p>
        {instituicao}
        <br />
        Mural Acadêmico
      </p>
    </header>
    <div className={styles.chamada}>
      <p className={styles.tipo}>{tipo}</p>
      <h1 className={titulo.length > longo ? styles.tituloLongo : styles.titulo}>{titulo}</h1>
    </div>
    <dl className={styles.fatos}>
      {fatos.map(({ nome, valor }) => (
        <div key={nome}>
          <dt className={styles.nome}>{nome}</dt>
          <dd className={styles.valor}>{valor}</dd>
        </div>
      ))}
    </dl>
    <footer className={styles.convite}>
      <div className={styles.qr}>
        <Qr text={address} />
      </div>
      <div>
        <p className={styles.chamado}>Leia tudo e candidate-se</p>
        <p>Aponte a câmera do celular para o código, ou abra:</p>
        <p className={styles.endereco}>{address}</p>
      </div>
    </footer>
  </article>
)
