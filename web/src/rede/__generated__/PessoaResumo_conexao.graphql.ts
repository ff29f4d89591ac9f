/**
 * @generated SignedSource<<ad8d3aa07f85229e009c0c1ac71dcbf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PessoaResumo_conexao$data = {
  readonly pessoa: {
    readonly codigo: string;
    readonly nome: string | null;
  };
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "PessoaResumo_conexao";
};
export type PessoaResumo_conexao$key = {
  readonly " $data"?: PessoaResumo_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"PessoaResumo_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PessoaResumo_conexao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
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
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "9a7fb16b72b381872fb4920d00d3c638";

export default node;
