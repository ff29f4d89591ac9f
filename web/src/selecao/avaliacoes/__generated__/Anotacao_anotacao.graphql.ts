/**
 * @generated SignedSource<<fcadc79f973eb064c3a4b9734d137087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Anotacao_anotacao$data = {
  readonly autor: {
    readonly codigo: string;
    readonly nome: string | null;
  } | null;
  readonly criadaEm: string;
  readonly id: string;
  readonly texto: string;
  readonly " $fragmentType": "Anotacao_anotacao";
};
export type Anotacao_anotacao$key = {
  readonly " $data"?: Anotacao_anotacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Anotacao_anotacao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Anotacao_anotacao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texto",
      "storageKey": null
    },
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
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "autor",
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
  "type": "Anotacao",
  "abstractKey": null
};

(node as any).hash = "3fc409ade053ffbea3c6b1ef7b961403";

export default node;
