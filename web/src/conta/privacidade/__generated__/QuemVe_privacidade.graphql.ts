/**
 * @generated SignedSource<<430cde5016f5cd560f26f87a3c2637fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Audiencia = "GESTORES" | "PROFESSORES" | "TODOS";
import type { FragmentRefs } from "relay-runtime";
export type QuemVe_privacidade$data = {
  readonly curso: Audiencia;
  readonly email: Audiencia;
  readonly perfil: Audiencia;
  readonly " $fragmentType": "QuemVe_privacidade";
};
export type QuemVe_privacidade$key = {
  readonly " $data"?: QuemVe_privacidade$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuemVe_privacidade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuemVe_privacidade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perfil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Privacidade",
  "abstractKey": null
};

(node as any).hash = "8ae633e091af8b382cf3b5344a1d58de";

export default node;
