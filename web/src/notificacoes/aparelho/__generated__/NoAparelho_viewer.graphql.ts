/**
 * @generated SignedSource<<4b3a5bc441c7337e920ebbd1c2e7f5be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ModoDeAviso = "NA_HORA" | "NENHUM" | "NO_QUADRO" | "RESUMO";
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
import type { FragmentRefs } from "relay-runtime";
export type NoAparelho_viewer$data = {
  readonly avisos: ReadonlyArray<{
    readonly modo: ModoDeAviso;
    readonly tipo: TipoDeAviso;
  }> | null;
  readonly noAparelho: {
    readonly aparelho: {
      readonly endereco: string;
      readonly " $fragmentSpreads": FragmentRefs<"Ligado_aparelho">;
    } | null;
    readonly chave: string;
    readonly possiveis: ReadonlyArray<TipoDeAviso>;
  } | null;
  readonly " $fragmentType": "NoAparelho_viewer";
};
export type NoAparelho_viewer$key = {
  readonly " $data"?: NoAparelho_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoAparelho_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoAparelho_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "NoAparelho",
        "kind": "LinkedField",
        "name": "noAparelho",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chave",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "possiveis",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Aparelho",
            "kind": "LinkedField",
            "name": "aparelho",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endereco",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Ligado_aparelho"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Aviso",
        "kind": "LinkedField",
        "name": "avisos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e1705dfe4c08ed9ff6093b7d831e94b5";

export default node;
