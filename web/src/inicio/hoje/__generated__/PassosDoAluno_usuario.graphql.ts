/**
 * @generated SignedSource<<74d602fcff95a21921a1650c592f9aec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassosDoAluno_usuario$data = {
  readonly interesses: ReadonlyArray<{
    readonly __typename: "Interesse";
  }>;
  readonly sobre: string | null;
  readonly temHistorico: boolean;
  readonly " $fragmentType": "PassosDoAluno_usuario";
};
export type PassosDoAluno_usuario$key = {
  readonly " $data"?: PassosDoAluno_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"PassosDoAluno_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PassosDoAluno_usuario",
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

(node as any).hash = "a4c62b280fa2c00b402b0e54378115c7";

export default node;
