/**
 * @generated SignedSource<<0cde1d15ba7790e42eccc60c71123713>>
 * @relayHash 74b76dffc0221231c5bafcc240f22486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77593520131ce29a6ff3af4155fac682122a60630a6b76e4469e8538f8a8a57e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditoriaPageQuery } from './AuditoriaPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditoriaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77593520131ce29a6ff3af4155fac682122a60630a6b76e4469e8538f8a8a57e",
    "metadata": {},
    "name": "AuditoriaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
