/**
 * @generated SignedSource<<7305a4094ee49853e9ce94826ff9494d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type Situacao_candidatura$data = {
  readonly criadaEm: string | null;
  readonly entrevista: {
    readonly inicio: string;
    readonly minutos: number;
  } | null;
  readonly etapa: EtapaDaCandidatura | null;
  readonly mudancas: ReadonlyArray<{
    readonly em: string;
  }> | null;
  readonly " $fragmentType": "Situacao_candidatura";
};
export type Situacao_candidatura$key = {
  readonly " $data"?: Situacao_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"Situacao_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Situacao_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Horario",
        "kind": "LinkedField",
        "name": "entrevista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inicio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minutos",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "91a052a3c1937988c05d0369b4fa40fc";

export default node;
