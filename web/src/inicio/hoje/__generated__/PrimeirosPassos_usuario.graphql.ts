/**
 * @generated SignedSource<<a71fd13e09f55282f93a9686d7f7e2fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimeirosPassos_usuario$data = {
  readonly interesses: ReadonlyArray<{
    readonly __typename: "Interesse";
  }>;
  readonly sobre: string | null;
  readonly temHistorico: boolean;
  readonly " $fragmentType": "PrimeirosPassos_usuario";
};
export type PrimeirosPassos_usuario$key = {
  readonly " $data"?: PrimeirosPassos_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrimeirosPassos_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrimeirosPassos_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sobre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temHistorico",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "bcf8b725526933e4920fbc3c8a85f755";

export default node;
