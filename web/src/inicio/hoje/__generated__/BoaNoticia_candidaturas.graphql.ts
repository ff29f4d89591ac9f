/**
 * @generated SignedSource<<02621598504fabc9cce0715fa44cbd9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type BoaNoticia_candidaturas$data = ReadonlyArray<{
  readonly etapa: EtapaDaCandidatura | null;
  readonly mudancas: ReadonlyArray<{
    readonly em: string;
  }> | null;
  readonly vaga: {
    readonly codigo: string;
    readonly titulo: string | null;
  } | null;
  readonly " $fragmentType": "BoaNoticia_candidaturas";
}>;
export type BoaNoticia_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: BoaNoticia_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoaNoticia_candidaturas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BoaNoticia_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etapa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MudancaDeEtapa",
      "kind": "LinkedField",
      "name": "mudancas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "em",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titulo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "f68101cc961af1220da5495378dd58bb";

export default node;
