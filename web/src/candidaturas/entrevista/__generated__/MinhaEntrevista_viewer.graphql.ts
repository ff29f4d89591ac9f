/**
 * @generated SignedSource<<9ff84c2907ae0797cb4d8d329cfa3d44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaEntrevista_viewer$data = {
  readonly entrevistas: ReadonlyArray<{
    readonly inicio: string;
    readonly minha: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"HorarioMarcado_horario" | "HorariosLivres_horarios">;
  }> | null;
  readonly " $fragmentType": "MinhaEntrevista_viewer";
};
export type MinhaEntrevista_viewer$key = {
  readonly " $data"?: MinhaEntrevista_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "vaga"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaEntrevista_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "vaga",
          "variableName": "vaga"
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
          "name": "minha",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HorarioMarcado_horario"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HorariosLivres_horarios"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "36c0ccb8d4afe68f9e901bc46a6dcd8e";

export default node;
