/**
 * @generated SignedSource<<93ad915d8e1355994329a0002b29c27e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarcarTodas_viewer$data = {
  readonly notificacoes: {
    readonly naoLidas: number;
  } | null;
  readonly " $fragmentType": "MarcarTodas_viewer";
};
export type MarcarTodas_viewer$key = {
  readonly " $data"?: MarcarTodas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarcarTodas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tipos"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarcarTodas_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Variable",
          "name": "tipos",
          "variableName": "tipos"
        }
      ],
      "concreteType": "NotificacaoConnection",
      "kind": "LinkedField",
      "name": "notificacoes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "naoLidas",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9bcc5ca2bd40469738d2a8712326330e";

export default node;
