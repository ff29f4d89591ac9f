/**
 * @generated SignedSource<<f436de09978fc4c8301e0680e0a89d95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type ContatoCard_usuario$data = {
  readonly departamento: string | null;
  readonly email: string | null;
  readonly papel: Papel;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Areas_usuario" | "Estudos_usuario">;
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
      "name": "papel",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Estudos_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Areas_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "b019148aa1292c4823ca1f27f2ba880e";

export default node;
