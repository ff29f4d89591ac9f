/**
 * @generated SignedSource<<466a9e1e04c23403c54dda21419e5b67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntrevistaMarcada_viewer$data = {
  readonly entrevistas: ReadonlyArray<{
    readonly candidato: {
      readonly codigo: string;
    } | null;
    readonly inicio: string;
    readonly link: string | null;
    readonly local: string | null;
    readonly minutos: number;
  }> | null;
  readonly " $fragmentType": "EntrevistaMarcada_viewer";
};
export type EntrevistaMarcada_viewer$key = {
  readonly " $data"?: EntrevistaMarcada_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrevistaMarcada_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntrevistaMarcada_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "vaga",
            "variableName": "codigo"
          }
        ],
        "concreteType": "Horario",
        "kind": "LinkedField",
        "name": "entrevistas",
        "plural": true,
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "local",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pessoa",
            "kind": "LinkedField",
            "name": "candidato",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigo",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1cef0b7090ab402a408a668d6271ccb1";

export default node;
