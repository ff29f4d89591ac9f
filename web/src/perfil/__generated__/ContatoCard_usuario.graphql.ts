/**
 * @generated SignedSource<<c0111a7c425a3c9264ada3dea30516d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContatoCard_usuario$data = {
  readonly departamento: string | null;
  readonly email: string | null;
  readonly interesses: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
  }>;
  readonly titulo: string | null;
  readonly " $fragmentType": "ContatoCard_usuario";
};
export type ContatoCard_usuario$key = {
  readonly " $data"?: ContatoCard_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContatoCard_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContatoCard_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
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
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "7e3c0a044f2933f8dfb6fe1351dd51ef";

export default node;
