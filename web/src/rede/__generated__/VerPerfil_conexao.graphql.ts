/**
 * @generated SignedSource<<4c0197961205d6cd144356a98eaf9e6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerPerfil_conexao$data = {
  readonly pessoa: {
    readonly codigo: string;
    readonly nome: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PessoaResumo_conexao">;
  readonly " $fragmentType": "VerPerfil_conexao";
};
export type VerPerfil_conexao$key = {
  readonly " $data"?: VerPerfil_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerPerfil_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VerPerfil_conexao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "pessoa",
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
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PessoaResumo_conexao"
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "fa26707af53fdfd6fb8cbd0893f83e7f";

export default node;
