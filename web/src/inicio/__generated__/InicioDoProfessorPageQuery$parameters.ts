/**
 * @generated SignedSource<<a2ea3468336a6938c9d93e3caa49e95c>>
 * @relayHash 3d58fd10e87a4a60e3ca3bc0f5ff6217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848fb233a381b53233c18e91dc8c132632b18b25bf45264947071a9fd06f266a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "848fb233a381b53233c18e91dc8c132632b18b25bf45264947071a9fd06f266a",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
