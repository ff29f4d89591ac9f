/**
 * @generated SignedSource<<58645684db7a0b408ed3eac87fdcce4a>>
 * @relayHash 5b832110e11f0c82ac20dffc1e3e9a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233037d2f0c30d837c992f0cd6a980de7995072362b5426c5a2280a3b8745c76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoPageQuery } from './InicioDoAlunoPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "233037d2f0c30d837c992f0cd6a980de7995072362b5426c5a2280a3b8745c76",
    "metadata": {},
    "name": "InicioDoAlunoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
